import { Injectable } from '@nestjs/common';
import { nullIfNotFound, OrganisationFacts } from '@quillcare/service-kit';

/** Looks up practice names in identity. May make remote calls, so never use it inside a transaction. */
@Injectable()
export class PracticeNames {
  constructor(private readonly practices: OrganisationFacts) {}

  /** Returns the practice's name, or null if there is no such practice. */
  async nameOf(organisationId: string): Promise<string | null> {
    return (await nullIfNotFound(this.practices.get(organisationId)))?.name ?? null;
  }

  /** Returns the names keyed by organisation id. */
  async namesOf(organisationIds: readonly string[]): Promise<Map<string, string>> {
    const ids = [...new Set(organisationIds)];
    const names = await Promise.all(ids.map((id) => this.nameOf(id)));
    return new Map(ids.map((id, at) => [id, names[at] ?? '']));
  }
}
