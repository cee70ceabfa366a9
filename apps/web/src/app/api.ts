// Data access of the web app, for its features.
export { useOperationQuery, useOperationMutation, skipToken } from './api/hooks';
export type { OperationQueryState, RunOperation } from './api/hooks';
export { isProblem, problemHere, toProblem, type ApiProblem } from './api/problem';
