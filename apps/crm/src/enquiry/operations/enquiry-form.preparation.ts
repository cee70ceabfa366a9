import { Injectable } from '@nestjs/common';
import { invalid, readDirectoryNames, type enquiryForm, type FieldError } from '@quillcare/contracts';
import { webOrigin } from '@quillcare/rules';
import { currentContext, RpcClient, type SentOf, type SettingsPreparation } from '@quillcare/service-kit';
import { EnquiryFormRepository } from '../persistence/enquiry-form.repository';

type Sent = SentOf<typeof enquiryForm>;

/** Rejects surgeries the practice does not have, and removes duplicate websites. */
@Injectable()
export class EnquiryFormPreparation implements SettingsPreparation<typeof enquiryForm> {
  constructor(
    private readonly forms: EnquiryFormRepository,
    private readonly rpc: RpcClient,
  ) {}

  async prepare(sent: Sent): Promise<Sent> {
    const { organisationId } = currentContext();
    if (organisationId && sent.surgeryIds?.length) {
      const [{ surgeries }, stored] = await Promise.all([
        this.rpc.call(readDirectoryNames, { body: { organisationId } }),
        this.forms.current(),
      ]);
      // A surgery deactivated since it was chosen may stay, because the form does not show it.
      refuseUnknown(sent.surgeryIds, new Set([...surgeries.map(({ id }) => id), ...stored.surgeryIds]));
    }
    return sent.origins ? { ...sent, origins: distinctOrigins(sent.origins) } : sent;
  }
}

function distinctOrigins(typed: readonly string[]): string[] {
  return [...new Set(typed.map(webOrigin).filter((origin) => origin !== null))];
}

function refuseUnknown(ids: readonly string[], known: ReadonlySet<string>): void {
  const errors = ids.flatMap((id, at): FieldError[] =>
    known.has(id) ? [] : [{ path: `surgeryIds.${at}`, message: 'Please choose active surgeries' }],
  );
  if (errors.length > 0) throw invalid(...errors);
}
