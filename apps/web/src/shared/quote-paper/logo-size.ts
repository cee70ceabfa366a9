/** Space reserved for a logo, in CSS pixels. */
export const MAX_LOGO_SIZE = { width: 176, height: 56 };

interface Size {
  width: number;
  height: number;
}

/** Returns the size of an image fitted into the room: proportions are kept, and it is never enlarged. */
export function fitSize({ width, height }: Size, bounds: Size = MAX_LOGO_SIZE): Size {
  const scale = Math.min(1, bounds.width / width, bounds.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
