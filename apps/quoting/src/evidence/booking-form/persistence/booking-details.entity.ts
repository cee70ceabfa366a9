import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { TypedDetails } from '../domain/booking-facts';

/** The details staff typed for the hospital. Has the id of its case. */
@Entity({ schema: 'quoting', name: 'booking_details' })
export class BookingDetailsEntity extends TenantEntity implements TypedDetails {
  @Column('text', { nullable: true }) admissionType!: TypedDetails['admissionType'];
  @Column('int', { nullable: true }) expectedNights!: number | null;
  @Column('text', { nullable: true }) anaesthesiaType!: TypedDetails['anaesthesiaType'];
  @Column('text', { nullable: true }) specialEquipment!: string | null;
  @Column('text', { nullable: true }) implants!: string | null;
  @Column('text', { nullable: true }) allergies!: string | null;
  @Column('text', { nullable: true }) alerts!: string | null;
  @Column('text', { nullable: true }) fasting!: string | null;
  @Column('text', { nullable: true }) notes!: string | null;
}
