import { Injectable } from '@nestjs/common';
import { LeadChanged } from '@quillcare/contracts';
import { Clock, newRecord, UnitOfWork, type RecordFacts, type Candidates } from '@quillcare/service-kit';
import { LeadTurns } from '../lead-settings/lead-turns';
import { leadRules, newLead, type LeadFields, type LinkNames } from './domain/lead';
import type { LeadEntity } from './persistence/lead.entity';
import { LeadRepository } from './persistence/lead.repository';

const NO_NAMES: LinkNames = { surgeryName: null, siteName: null, referringDoctorName: null };
const UNFLAGGED = { isDuplicateFlag: false, duplicateOf: null };

/** Stores new leads from any source: staff, a website with a key, or the enquiry form. */
@Injectable()
export class LeadIntake {
  constructor(
    private readonly leads: LeadRepository,
    private readonly turns: LeadTurns,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Uses the open transaction. The owner is next in rotation. */
  async add(
    fields: LeadFields,
    facts: RecordFacts,
    candidates: Candidates,
    notes: string | null = null,
  ): Promise<LeadEntity> {
    const stored = newRecord(leadRules, fields, facts);
    const owner = await this.turns.next(candidates);
    const lead = await this.leads.insert(
      { ...newLead(this.clock.now()), ...owner, ownerIsActive: true, ...NO_NAMES, ...UNFLAGGED, ...stored },
      { notes },
    );
    this.uow.emit(LeadChanged, lead.id, { id: lead.id });
    return lead;
  }
}
