import type { QuoteContent } from './quote.state';

/** The content of a stored quote without its lifecycle, as the basis of a copy. */
export function contentOfQuote(quote: QuoteContent): QuoteContent {
  return {
    client: quote.client,
    doctor: quote.doctor,
    hospital: quote.hospital,
    site: quote.site,
    clientId: quote.clientId,
    doctorId: quote.doctorId,
    hospitalId: quote.hospitalId,
    siteId: quote.siteId,
    procedureClass: quote.procedureClass,
    place: quote.place,
    placeResults: quote.placeResults,
    surgeries: quote.surgeries,
    currency: quote.currency,
    gstRateBasisPoints: quote.gstRateBasisPoints,
    timeZone: quote.timeZone,
    validUntil: quote.validUntil,
    notesToPatient: quote.notesToPatient,
    lines: quote.lines,
    totals: quote.totals,
    totalMinor: quote.totalMinor,
    choices: quote.choices,
    quoteDiscount: quote.quoteDiscount,
    discount: quote.discount,
    fund: quote.fund,
    notices: quote.notices,
    pricedOn: quote.pricedOn,
    mbsTableDate: quote.mbsTableDate,
    searchKey: quote.searchKey,
  };
}
