/** A state machine as data: for each status, the statuses that may follow it. */
export type StatusTable<S extends string> = Readonly<Record<S, readonly S[]>>;

export interface StatusMachine<S extends string> {
  readonly name: string;
  readonly initial: readonly S[];
  readonly statuses: readonly S[];
  readonly table: StatusTable<S>;
  /** Whether `to` may follow `from`. */
  allows(from: S, to: S): boolean;
}

/** Creates a state machine from a table, which `statusTableProblems` checks when the process starts. */
export function statusMachine<S extends string>(
  name: string,
  initial: readonly S[],
  table: StatusTable<S>,
): StatusMachine<S> {
  return {
    name,
    initial,
    statuses: Object.keys(table) as S[],
    table,
    allows: (from, to) => table[from]?.includes(to) ?? false,
  };
}

/**
 * Returns what is wrong with a machine: unknown statuses, statuses that no transition leads to, transitions to the same status.
 * Empty if sound.
 */
export function statusTableProblems(machine: StatusMachine<string>): string[] {
  const problems: string[] = [];
  const reached = new Set<string>(machine.initial);
  for (const [from, targets] of Object.entries(machine.table)) {
    for (const to of targets) {
      if (!machine.statuses.includes(to))
        problems.push(`${machine.name}: ${from} leads to unknown status ${to}`);
      if (to === from) problems.push(`${machine.name}: ${from} leads to itself`);
      reached.add(to);
    }
  }
  for (const start of machine.initial)
    if (!machine.statuses.includes(start)) problems.push(`${machine.name}: unknown initial status ${start}`);
  for (const status of machine.statuses)
    if (!reached.has(status)) problems.push(`${machine.name}: nothing leads to ${status}`);
  return problems;
}
