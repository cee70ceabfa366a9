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
import { IdentityChecker, type Finding, type Proved } from './identity-checker';
import { ViewRecorder } from './view-recorder';

const IDENTIFIED_FOR_SECONDS = 7_200;

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
  prepare({ params, body }: InputOf<typeof identifyPatient>): Promise<Finding> {
    return this.uow.run(async () => this.checker.check(await this.guard.own(params.token), body));
  }

  async handle(
    _input: InputOf<typeof identifyPatient>,
    finding: Finding,
  ): Promise<ResultOf<typeof identifyPatient>> {
    if ('refused' in finding) throw finding.refused;
    await this.record(finding.proved);
    const secret = patientTokenSecret(this.config.signingSecret);
    const { linkId } = finding.proved.link;
    const identityToken = signToken({ sub: linkId, aud: 'patient' }, secret, IDENTIFIED_FOR_SECONDS);
    return { identityToken, expiresIn: IDENTIFIED_FOR_SECONDS };
  }

  private async record({ link, methods, codeId }: Proved): Promise<void> {
    // Of two concurrent requests with the same code, only one gets to use it.
    if (codeId !== null && !(await this.codes.useUp(link.linkId, codeId))) throw new AppError('CODE_EXPIRED');
    const now = this.clock.now();
    await this.identifications.add(link, methods, now);
    await this.views.opened(link, now);
  }
}
