import { getSecondStep } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { waysOf } from '../domain/factors';
import { FactorReader } from '../factor-reader';
import { passkeyOnWire } from '../passkey-on-wire';
import { PasskeyRepository } from '../persistence/passkey.repository';

export const GetSecondStepQuery = implement(
  getSecondStep,
  [FactorReader, PasskeyRepository, UnitOfWork],
  (factorReader, passkeyRepository, uow) => ({
    handle(_input) {
      const { userId, impersonation } = requireUser();
      return uow.run(async () => {
        const factors = await factorReader.of(userId);
        const passkeys = await passkeyRepository.of(userId);
        return {
          totp: factors.totpSince && { since: factors.totpSince.toISOString() },
          passkeys: passkeys.map(passkeyOnWire),
          recoveryCodesLeft: factors.recoveryCodesLeft,
          isRequired: factors.isRequired,
          // A super admin in a support session cannot confirm the user's identity.
          ways: impersonation ? [] : waysOf(factors),
        };
      });
    },
  }),
);
