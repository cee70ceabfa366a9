import { createChanges } from '../changes/changes';
import type { ApiProblem } from '../api/problem';

let refusal: ApiProblem | null = null;
const changes = createChanges();

function set(next: ApiProblem | null): void {
  refusal = next;
  changes.announce();
}

export function isPlanRefusal({ code }: ApiProblem): boolean {
  return code === 'PLAN_LIMIT_REACHED' || code === 'PLAN_LACKS_FEATURE';
}

/** Shows why the plan refused a call, whichever page or dialog made it. */
export const showPlanRefusal = (problem: ApiProblem): void => set(problem);

export const closePlanRefusal = (): void => set(null);

/** Returns the refusal to show. Null if there is none. */
export function usePlanRefusal(): ApiProblem | null {
  return changes.useValue(() => refusal);
}
