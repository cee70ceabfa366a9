/** Space reserved for a logo, in CSS pixels. */
export const LOGO_ROOM = { width: 176, height: 56 };

interface Size {
  width: number;
  height: number;
}

/** Returns the size of an image fitted into the room: proportions are kept, and it is never enlarged. */
export function fitted({ width, height }: Size, room: Size = LOGO_ROOM): Size {
  const scale = Math.min(1, room.width / width, room.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
