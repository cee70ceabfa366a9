import { AppError, identifyPatient, type InputOf, type ResultOf } from '@quillcare/contracts';
import {
  CONFIG,
  Clock,
  Implements,
  UnitOfWork,
  patientTokenSecret,
  signToken,
  type Handler,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { Inject } from '@nestjs/common';
import { PatientLinkGuard } from '../../../quote';
import { IdentityCodeRepository } from '../persistence/identity-code.repository';
import { PatientIdentificationRepository } from '../persistence/patient-identification.repository';
import { IdentityChecker, type CheckResult, type VerifiedIdentity } from './identity-checker';
import { ViewRecorder } from './view-recorder';

const IDENTIFICATION_TTL_SECONDS = 7_200;

@Implements(identifyPatient)
export class IdentifyPatientHandler implements Handler<typeof identifyPatient> {
  constructor(
    private readonly guard: PatientLinkGuard,
    private readonly checker: IdentityChecker,
    private readonly codes: IdentityCodeRepository,
    private readonly identifications: PatientIdentificationRepository,
    private readonly views: ViewRecorder,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Runs in its own transaction, so that a wrong attempt is counted even though the operation fails. */
  prepare({ params, body }: InputOf<typeof identifyPatient>): Promise<CheckResult> {
    return this.uow.run(async () => this.checker.check(await this.guard.resolveOwn(params.token), body));
  }

  async handle(
    _input: InputOf<typeof identifyPatient>,
    finding: CheckResult,
  ): Promise<ResultOf<typeof identifyPatient>> {
    if ('refused' in finding) throw finding.refused;
    await this.record(finding.proved);
    const secret = patientTokenSecret(this.config.signingSecret);
    const { linkId } = finding.proved.link;
    const identityToken = signToken({ sub: linkId, aud: 'patient' }, secret, IDENTIFICATION_TTL_SECONDS);
    return { identityToken, expiresIn: IDENTIFICATION_TTL_SECONDS };
  }

  private async record({ link, methods, codeId }: VerifiedIdentity): Promise<void> {
    // Of two concurrent requests with the same code, only one gets to use it.
    if (codeId !== null && !(await this.codes.consume(link.linkId, codeId)))
      throw new AppError('CODE_EXPIRED');
    const now = this.clock.now();
    await this.identifications.add(link, methods, now);
    await this.views.recordOpened(link, now);
  }
}
