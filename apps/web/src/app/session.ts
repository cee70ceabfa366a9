// Who is signed in and what they may do, for the features.
export { useRights, useSession, useSessionControl, type RightsCheck } from './session/session.context';
// Who is at work: a support access tells it whom the cookies belong to from now on.
export { person } from './session/person';
