import type { OrganisationLogo } from '@quillcare/contracts';
import { fitted } from './logo-size';
import './letterhead.css';

export function Letterhead({ name, logo }: { name: string; logo: OrganisationLogo | null | undefined }) {
  return (
    <div className="lh">
      {logo && (
        <span className="lh-plate">
          {/* Sets the size before the image is decoded, so that nothing moves when it appears. */}
          <img
            className="lh-logo"
            src={`data:${logo.mediaType};base64,${logo.data}`}
            alt={name}
            {...fitted(logo)}
          />
        </span>
      )}
      <p className="lh-name">{name}</p>
    </div>
  );
}
