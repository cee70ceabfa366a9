/** The test's own notes about an enquiry; nothing here is read from the product. */
export interface NotedLead {
  id: string;
  askedAt: Date;
  source: 'WEBSITE' | 'PHONE' | 'REFERRAL';
  surgeryId: string | null;
  siteId: string | null;
  referringDoctorId: string | null;
  reachedAt: Date | null;
  clientId: string | null;
  lostReason: string | null;
}

export interface NotedQuote {
  number: string;
  id: string;
  clientId: string;
  begunAt: Date;
  sentAt: Date;
  validUntil: string;
  doctorId: string;
  siteId: string | null;
  surgeryId: string | null;
  totalMinor: number;
  isViewed: boolean;
  outcome: 'WAITING' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'WITHDRAWN' | 'ACCEPTANCE_WITHDRAWN';
  acceptedAt: Date | null;
  isSigned: boolean;
  isDone: boolean;
  declineReason: string | null;
  questions: { askedAt: Date; answeredAt: Date | null }[];
}
