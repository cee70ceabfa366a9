import { Injectable } from '@nestjs/common';
import {
  AppError,
  readDirectoryNames,
  type FieldError,
  type LeadInput,
  type ResultOf,
} from '@quillcare/contracts';
import { currentContext, RpcClient } from '@quillcare/service-kit';
import type { LinkNames } from './domain/lead';

type DirectoryNames = ResultOf<typeof readDirectoryNames>;
type Links = Partial<Pick<LeadInput, 'surgeryId' | 'siteId' | 'referringDoctorId'>>;

const LINKS = [
  { id: 'surgeryId', name: 'surgeryName', kind: 'surgeries', message: 'Please choose an active surgery' },
  { id: 'siteId', name: 'siteName', kind: 'sites', message: 'Please choose an active site' },
  {
    id: 'referringDoctorId',
    name: 'referringDoctorName',
    kind: 'doctors',
    message: 'Please choose an active doctor',
  },
] as const;

/** Looks up the records a lead refers to. They belong to other services, so call it before the transaction. */
@Injectable()
export class LeadLinks {
  constructor(private readonly rpc: RpcClient) {}

  /** Returns the names for the links that were sent; links not sent are left alone. Rejects records the practice does not have. */
  async resolveNames(sent: Links): Promise<Partial<LinkNames>> {
    const isNamed = LINKS.some(({ id }) => Boolean(sent[id]));
    const { organisationId } = currentContext();
    const known =
      isNamed && organisationId
        ? await this.rpc.call(readDirectoryNames, { body: { organisationId } })
        : null;
    return validateLinks(sent, known);
  }
}

function validateLinks(sent: Links, known: DirectoryNames | null): Partial<LinkNames> {
  const names: Partial<LinkNames> = {};
  const errors: FieldError[] = [];
  for (const { id, name, kind, message } of LINKS) {
    const given = sent[id];
    if (given === undefined) continue;
    const found = given === null ? null : known?.[kind].find((one) => one.id === given);
    if (found === undefined) errors.push({ path: id, message });
    else names[name] = found?.name ?? null;
  }
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors });
  return names;
}
