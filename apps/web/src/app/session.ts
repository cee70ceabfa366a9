// Who is signed in and what they may do, for the features.
export { OTHER_TAB, useRecentEnding } from './session/session.ending';
export { useRights, useSession, useSessionControl, type RightsCheck } from './session/session.context';
export { useUnfinishedPath } from './session/use-unfinished-path';
// Starting or ending support access tells it whom the cookies now belong to.
export { person } from './session/person';
