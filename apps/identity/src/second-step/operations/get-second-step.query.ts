import { getSecondStep, type InputOf, type SecondStepState } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { waysOf } from '../domain/factors';
import { FactorReader } from '../factor-reader';
import { passkeyOnWire } from '../passkey-on-wire';
import { PasskeyRepository } from '../persistence/passkey.repository';

@Implements(getSecondStep)
export class GetSecondStepQuery implements Handler<typeof getSecondStep> {
  constructor(
    private readonly factors: FactorReader,
    private readonly passkeys: PasskeyRepository,
    private readonly uow: UnitOfWork,
  ) {}

  handle(_input: InputOf<typeof getSecondStep>): Promise<SecondStepState> {
    const { userId, impersonation } = requireUser();
    return this.uow.run(async () => {
      const factors = await this.factors.of(userId);
      const passkeys = await this.passkeys.of(userId);
      return {
        totp: factors.totpSince && { since: factors.totpSince.toISOString() },
        passkeys: passkeys.map(passkeyOnWire),
        recoveryCodesLeft: factors.recoveryCodesLeft,
        isRequired: factors.isRequired,
        // A super admin in support cannot confirm the person's identity.
        ways: impersonation ? [] : waysOf(factors),
      };
    });
  }
}
