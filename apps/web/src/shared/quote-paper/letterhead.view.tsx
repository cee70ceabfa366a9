import type { OrganisationLogo } from '@quillcare/contracts';
import './letterhead.css';

/** Space reserved for a logo, in CSS pixels. */
const MAX_LOGO_SIZE = { width: 176, height: 56 };

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
            {...fitSize(logo)}
          />
        </span>
      )}
      <p className="lh-name">{name}</p>
    </div>
  );
}

interface Size {
  width: number;
  height: number;
}

/** Returns the size of an image fitted into the room: proportions are kept, and it is never enlarged. */
function fitSize({ width, height }: Size, bounds: Size = MAX_LOGO_SIZE): Size {
  const scale = Math.min(1, bounds.width / width, bounds.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
