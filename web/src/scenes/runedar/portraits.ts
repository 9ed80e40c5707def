/** The four dwarfs: colour, rune and face, so that nobody needs the colour to tell them apart. */

import beard from 'icon:beard';
import face from 'icon:dwarf-face';
import helmet from 'icon:dwarf-helmet';
import viking from 'icon:viking-head';
import type { DwarfId } from './view';

export interface Portrait {
  colour: string;
  rim: string;
  shade: string;
  dark: string;
  light: string;
  rune: string;
  face: string;
}

export const PORTRAITS: Readonly<Record<DwarfId, Portrait>> = {
  brynja: { colour: '#4fb2f0', rim: '#b0dcf8', shade: '#214b65', dark: '#0b1922', light: '#cfe9fb', rune: 'ᛒ', face },
  torvald: {
    colour: '#d9508f',
    rim: '#eeb0cd',
    shade: '#5b223c',
    dark: '#1e0b14',
    light: '#f4cfe0',
    rune: 'ᛏ',
    face: helmet,
  },
  eldrun: {
    colour: '#efe7d3',
    rim: '#f8f4eb',
    shade: '#646159',
    dark: '#21201e',
    light: '#fbf8f3',
    rune: 'ᛖ',
    face: viking,
  },
  thrain: {
    colour: '#7439e9',
    rim: '#c0a6f5',
    shade: '#311862',
    dark: '#1b0d37',
    light: '#d8c8f9',
    rune: 'ᚦ',
    face: beard,
  },
};
