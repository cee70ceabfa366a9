import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { EnteredDetails } from '../domain/booking-facts';

/** The details staff typed for the hospital. Has the id of its case. */
@Entity({ schema: 'quoting', name: 'booking_details' })
export class BookingDetailsEntity extends TenantEntity implements EnteredDetails {
  @Column('text', { nullable: true }) admissionType!: EnteredDetails['admissionType'];
  @Column('int', { nullable: true }) expectedNights!: number | null;
  @Column('text', { nullable: true }) anaesthesiaType!: EnteredDetails['anaesthesiaType'];
  @Column('text', { nullable: true }) specialEquipment!: string | null;
  @Column('text', { nullable: true }) implants!: string | null;
  @Column('text', { nullable: true }) allergies!: string | null;
  @Column('text', { nullable: true }) alerts!: string | null;
  @Column('text', { nullable: true }) fasting!: string | null;
  @Column('text', { nullable: true }) notes!: string | null;
}
