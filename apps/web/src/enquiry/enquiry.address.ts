/** Campaign parameters of the page's URL, truncated if too long. Null if absent. */
export interface Campaign {
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
}

const LONGEST = 120;

/** Returns the practice's slug, the last segment of the path; empty if there is none. */
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
