// Who is signed in and what they may do, for the features.
export { useRights, useSession, useSessionControl, type RightsCheck } from './session/session.context';
export { useUnfinishedPath } from './session/use-unfinished-path';
