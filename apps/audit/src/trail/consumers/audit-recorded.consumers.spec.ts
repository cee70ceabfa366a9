import 'reflect-metadata';
import { SERVICES } from '@quillcare/contracts';
import { AuditTrail } from '../audit-trail';
import { AUDIT_RECORDED_CONSUMERS } from './audit-recorded.consumers';

describe('AuditRecorded consumers', () => {
  it('exist once per service, each with its own name', () => {
    const names = AUDIT_RECORDED_CONSUMERS.map(({ name }) => name);
    expect(names).toHaveLength(SERVICES.length);
    expect(new Set(names).size).toBe(SERVICES.length);
    expect(names).toContain('OnQuotingAuditRecordedConsumer');
  });

  it('have the audit trail injected', () => {
    for (const consumer of AUDIT_RECORDED_CONSUMERS) {
      expect(Reflect.getMetadata('design:paramtypes', consumer)).toEqual([AuditTrail]);
    }
  });
});
