import { Injectable } from '@nestjs/common';
import { foundOrNull, OrganisationFacts } from '@quillcare/service-kit';

/** The names of practices, which identity knows. Can be remote calls: not inside a transaction. */
@Injectable()
export class PracticeNames {
  constructor(private readonly practices: OrganisationFacts) {}

  /** The name of a practice; null if there is none. */
  async of(organisationId: string): Promise<string | null> {
    return (await foundOrNull(this.practices.get(organisationId)))?.name ?? null;
  }

  /** By id. */
  async all(organisationIds: readonly string[]): Promise<Map<string, string>> {
    const ids = [...new Set(organisationIds)];
    const names = await Promise.all(ids.map((id) => this.of(id)));
    return new Map(ids.map((id, at) => [id, names[at] ?? '']));
  }
}
