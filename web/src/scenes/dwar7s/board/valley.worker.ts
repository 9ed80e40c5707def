/** Paints the valley for a window, so that the page goes on meanwhile: the middle of its top edge is always seen. */

import { FIELD, paintValley } from './valley-painting';

export interface Window {
  width: number;
  height: number;
}

onmessage = ({ data: { width, height } }: MessageEvent<Window>) => {
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const scale = Math.max(width / FIELD.width, height / FIELD.height);
  brush.setTransform(scale, 0, 0, scale, (width - FIELD.width * scale) / 2, 0);
  paintValley(brush);
  const painted = canvas.transferToImageBitmap();
  postMessage(painted, { transfer: [painted] });
};
