/** Where somebody came from, as the address of the page says; texts that are too long are cut. */
export interface Campaign {
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
}

const LONGEST = 120;

/** The last part of the address: whose form it is. */
export function slugFrom(pathname: string): string {
  const [, raw = ''] = /^\/enquire\/([^/]{1,200})\/?$/.exec(pathname) ?? [];
  try {
    return decodeURIComponent(raw);
  } catch {
    return '';
  }
}

export function campaignFrom(search: string): Campaign {
  const params = new URLSearchParams(search);
  const read = (name: string) => params.get(name)?.trim().slice(0, LONGEST) || null;
  return { utmSource: read('utm_source'), utmMedium: read('utm_medium'), utmCampaign: read('utm_campaign') };
}
