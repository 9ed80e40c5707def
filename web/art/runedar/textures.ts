/** Wood, stone and parchment: one small noise each, lit by the same light as the painted ground. Tiles without a seam. */

interface Texture {
  width: number;
  height: number;
  /** How fine the noise is along x and y. */
  frequency: string;
  octaves: number;
  seed: number;
  depth: number;
  azimuth: number;
  elevation: number;
}

export const TEXTURES: Readonly<Record<string, Texture>> = {
  wood: {
    ...{ width: 512, height: 128, frequency: '.008 .13', octaves: 4, seed: 3 },
    ...{ depth: 3.4, azimuth: 260, elevation: 50 },
  },
  'wood-upright': {
    ...{ width: 128, height: 512, frequency: '.13 .008', octaves: 4, seed: 9 },
    ...{ depth: 3.4, azimuth: 200, elevation: 50 },
  },
  grit: {
    ...{ width: 256, height: 256, frequency: '.16', octaves: 4, seed: 5 },
    ...{ depth: 2.2, azimuth: 235, elevation: 52 },
  },
  parch: {
    ...{ width: 384, height: 256, frequency: '.018', octaves: 5, seed: 8 },
    ...{ depth: 2, azimuth: 235, elevation: 60 },
  },
};

export function texture({ width, height, frequency, octaves, seed, depth, azimuth, elevation }: Texture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <filter id="f" x="0" y="0" width="100%" height="100%" color-interpolation-filters="linearRGB">
      <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"
        stitchTiles="stitch"/>
      <feDiffuseLighting surfaceScale="${depth}" diffuseConstant="1.1" lighting-color="#fff">
        <feDistantLight azimuth="${azimuth}" elevation="${elevation}"/>
      </feDiffuseLighting>
    </filter>
    <rect width="${width}" height="${height}" filter="url(#f)"/>
  </svg>`;
}
