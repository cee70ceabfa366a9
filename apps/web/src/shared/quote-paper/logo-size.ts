/** The space that a page reserves for a logo, in CSS pixels. */
export const LOGO_ROOM = { width: 176, height: 56 };

interface Size {
  width: number;
  height: number;
}

/** The size at which an image is shown: as large as fits, never enlarged, its proportions kept. */
export function fitted({ width, height }: Size, room: Size = LOGO_ROOM): Size {
  const scale = Math.min(1, room.width / width, room.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
