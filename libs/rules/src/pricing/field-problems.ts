import { MAX_FEE_MINOR } from './fee-types';

/** A problem with a form field, as a sentence for the user. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

const MAX_MARKUP_BASIS_POINTS = 100_000;

/** Checks an amount in minor units: whole cents, zero or more, at most 10 million dollars. */
export function amountProblems(path: string, amountMinor: number): FieldProblem[] {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 0) {
    return [{ path, message: 'Please enter an amount of 0 or more with at most two decimals' }];
  }
  if (amountMinor <= MAX_FEE_MINOR) return [];
  return [{ path, message: 'Please check the digits: an amount can be at most 10,000,000.00' }];
}

/** Checks a share in basis points: at most two decimals as a percentage, and at most `most` (100 % by default). */
export function shareProblems(path: string, basisPoints: number, max = 10_000): FieldProblem[] {
  if (!Number.isSafeInteger(basisPoints) || basisPoints < 0) {
    return [{ path, message: 'Please enter a percentage of 0 or more with at most two decimals' }];
  }
  if (basisPoints <= max) return [];
  return [{ path, message: `Please enter a percentage of at most ${max / 100} %` }];
}

/** Checks a share that may increase a fee: at most 1,000 %, or ten times. */
export function markupProblems(path: string, basisPoints: number): FieldProblem[] {
  return shareProblems(path, basisPoints, MAX_MARKUP_BASIS_POINTS);
}

/** Prefixes the paths of problems with the path of the object they belong to. */
export function prefixProblems(path: string, problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map((problem) => ({ ...problem, path: `${path}.${problem.path}` }));
}
