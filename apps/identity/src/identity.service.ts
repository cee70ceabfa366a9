import { defineService, practiceRecordParts } from '@quillcare/service-kit';
import { identityRecords } from './identity.records';
import { identityConfig } from './identity.config';
import { accountTokenParts } from './account-token/account-token.parts';
import { confirmationParts } from './confirmation/confirmation.parts';
import { demoParts } from './demo/demo.parts';
import { invitationParts } from './invitation/invitation.parts';
import { listViewParts } from './list-view/list-view.parts';
import { lockParts } from './lock/lock.parts';
import { organisationParts } from './organisation/organisation.parts';
import { passwordParts } from './password/password.parts';
import { platformParts } from './platform/platform.parts';
import { profileParts } from './profile/profile.parts';
import { secondStepParts } from './second-step/second-step.parts';
import { sessionParts } from './session/session.parts';
import { signUpParts } from './sign-up/sign-up.parts';
import { staffParts } from './staff/staff.parts';
import { supportParts } from './support/support.parts';
import { userParts } from './user/user.parts';
import { identityBaseline } from './migrations/baseline.migration';

/** Organisations, their staff, and sessions. */
export const identityService = defineService({
  name: 'identity',
  baseline: identityBaseline,
  config: identityConfig,
  parts: [
    organisationParts,
    userParts,
    accountTokenParts,
    sessionParts,
    staffParts,
    profileParts,
    passwordParts,
    invitationParts,
    confirmationParts,
    signUpParts,
    demoParts,
    platformParts,
    supportParts,
    secondStepParts,
    lockParts,
    listViewParts,
    practiceRecordParts('identity', identityRecords),
  ],
});
