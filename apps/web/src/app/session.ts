// Who is signed in and what they may do, for the features.
export { useRecentEnding } from './session/session.ending';
export { useRights, useSession, useSessionControl, type RightsCheck } from './session/session.context';
export { useUnfinishedPath } from './session/use-unfinished-path';
