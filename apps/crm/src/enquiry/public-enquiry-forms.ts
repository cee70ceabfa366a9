import { Inject, Injectable } from '@nestjs/common';
import {
  AppError,
  listPlansOf,
  readDirectoryNames,
  type OrganisationLogo,
  type OrganisationRecord,
} from '@quillcare/contracts';
import { isSwitchedOff } from '@quillcare/rules';
import {
  Clock,
  CONFIG,
  currentContext,
  deriveKey,
  OrganisationFacts,
  ProcessLogger,
  RpcClient,
  runInContext,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { issueFormToken, parseFormToken, type FormToken } from './domain/form-token';
import type { ChosenSurgery } from './domain/enquiry-fields';
import { acceptsEnquiries } from './domain/practice-status';
import { EnquiryFormReader, type FoundForm } from './enquiry-form.reader';

/** A form with its practice. Closed if the practice or a super admin has turned it off, or if the trial has ended. */
export interface OpenedForm {
  form: FoundForm;
  practice: OrganisationRecord;
  isOpen: boolean;
}

/** Public entry point: finds forms by slug, and issues and verifies the tokens of opened forms. */
@Injectable()
export class PublicEnquiryForms {
  private readonly keys: readonly Buffer[];

  constructor(
    private readonly forms: EnquiryFormReader,
    private readonly organisations: OrganisationFacts,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    private readonly logger: ProcessLogger,
    @Inject(CONFIG) config: ProcessConfig,
  ) {
    this.keys = config.secrets.map((secret) => deriveKey(secret, 'enquiry-form'));
  }

  /** Throws NOT_FOUND for a slug no practice has or had. May call other services. */
  async open(slug: string): Promise<OpenedForm> {
    const form = await this.forms.findBySlug(slug);
    if (!form) throw new AppError('NOT_FOUND', { detail: 'There is no enquiry form at this address.' });
    const [practice, isOpen] = await Promise.all([
      this.organisations.get(form.organisationId),
      form.isOn ? this.acceptsEnquiries(form.organisationId) : false,
    ]);
    const isClosed = !practice.isActive || isSwitchedOff(practice, 'enquiryForm');
    return { form, practice, isOpen: isOpen && !isClosed };
  }

  /** Returns the active surgeries offered by the form, in its order. Empty if quoting is unavailable. */
  async readSurgeries(form: FoundForm): Promise<{ id: string; name: string }[]> {
    return (await this.findSurgeries(form)) ?? [];
  }

  /**
   * Returns the surgery a visitor chose. Undefined if the form does not offer it. If quoting is unavailable it has no name, because
   * losing an enquiry is worse.
   */
  async findChosenSurgery(form: FoundForm, chosenId: string): Promise<ChosenSurgery | undefined> {
    if (!form.surgeryIds.includes(chosenId)) return undefined;
    const surgeries = await this.findSurgeries(form);
    return surgeries === null ? { id: chosenId, name: null } : surgeries.find(({ id }) => id === chosenId);
  }

  /** Null if quoting is unavailable. */
  private async findSurgeries({
    organisationId,
    surgeryIds,
  }: FoundForm): Promise<{ id: string; name: string }[] | null> {
    if (surgeryIds.length === 0) return [];
    const request = this.rpc.call(readDirectoryNames, { body: { organisationId } });
    const names = await this.orNull(request, 'the surgeries of an enquiry form could not be read');
    return names && names.surgeries.filter(({ id }) => surgeryIds.includes(id));
  }

  /** Returns the practice's logo. Null if identity is unavailable. */
  readLogo({ organisationId }: FoundForm): Promise<OrganisationLogo | null> {
    const read = () => this.organisations.currentLogo();
    const request = runInContext({ ...currentContext(), organisationId }, read);
    return this.orNull(request, 'the logo of a practice could not be read');
  }

  issueToken(form: FoundForm): string {
    return issueFormToken(form.id, this.clock.now(), this.keys[0]!);
  }

  readToken(token: string): FormToken | null {
    return parseFormToken(token, this.keys);
  }

  // Accepts the enquiry if the plan cannot be read, because losing an enquiry is worse than accepting one after the trial.
  private async acceptsEnquiries(organisationId: string): Promise<boolean> {
    const request = this.rpc.call(listPlansOf, { body: { organisationIds: [organisationId] } });
    const plans = await this.orNull(request, 'the plan of a practice could not be read');
    return acceptsEnquiries(plans?.items[0], this.clock.now());
  }

  private async orNull<T>(request: Promise<T>, message: string): Promise<T | null> {
    try {
      return await request;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.logger.warn({ code: error.code }, message);
      return null;
    }
  }
}
