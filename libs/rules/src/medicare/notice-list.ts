import type { MedicareNotice } from './benefit-line';

/** Collects notices. A repeated notice is listed once with all its lines. */
export class NoticeList {
  private readonly noticesById = new Map<string, MedicareNotice>();

  add(
    code: MedicareNotice['code'],
    lineKeys: readonly string[],
    values: MedicareNotice['values'] = {},
  ): void {
    const id = `${code} ${values['item'] ?? ''}`;
    const keys = new Set([...(this.noticesById.get(id)?.lineKeys ?? []), ...lineKeys]);
    this.noticesById.set(id, { code, lineKeys: [...keys].sort(), values });
  }

  /** Returns the notices in an order that does not depend on that of the lines. */
  toArray(): MedicareNotice[] {
    return [...this.noticesById].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, notice]) => notice);
  }
}
