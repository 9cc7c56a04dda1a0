import { fileURLToPath } from 'node:url'
import { readShapedFont, type ShapedFont } from './shaped_font.js'

/** The styles of our papers' own serif. Scripts that it lacks have one style only. */
export type Style = 'regular' | 'italic' | 'semibold'

export interface Typeface {
  /** Names the face within a document. */
  name: string
  font: ShapedFont
  /** Characters that the file has but that must not be used. */
  unusable?: RegExp
}

const SERIF_FILES: Readonly<Record<Style, string>> = {
  regular: 'EBGaramond-Regular.ttf',
  italic: 'EBGaramond-Italic.ttf',
  semibold: 'EBGaramond-SemiBold.ttf',
}

/**
 * The files for scripts that the serif lacks. Han is drawn in its Chinese forms for all names: a name doesn't reveal
 * whether it is Chinese or Japanese.
 */
const SCRIPT_FILES: readonly { script: RegExp; file: string }[] = [
  { script: /\p{scx=Arab}/u, file: 'Amiri-Regular.ttf' },
  { script: /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}]/u, file: 'han' },
  { script: /\p{scx=Hang}/u, file: 'hangul' },
  { script: /\p{scx=Deva}/u, file: 'NotoSerifDevanagari-Regular.ttf' },
  { script: /\p{scx=Thai}/u, file: 'NotoSerifThai-Regular.ttf' },
  { script: /\p{scx=Java}/u, file: 'NotoSansJavanese-Regular.ttf' },
  { script: /\p{scx=Bali}/u, file: 'NotoSerifBalinese-Regular.ttf' },
  { script: /\p{scx=Sund}/u, file: 'NotoSansSundanese-Regular.ttf' },
  { script: /\p{scx=Batk}/u, file: 'NotoSansBatak-Regular.ttf' },
  { script: /\p{scx=Bugi}/u, file: 'NotoSansBuginese-Regular.ttf' },
  { script: /\p{scx=Rjng}/u, file: 'NotoSansRejang-Regular.ttf' },
  { script: /\p{scx=Taml}/u, file: 'NotoSerifTamil-Regular.ttf' },
  { script: /\p{scx=Beng}/u, file: 'NotoSerifBengali-Regular.ttf' },
  { script: /\p{scx=Telu}/u, file: 'NotoSerifTelugu-Regular.ttf' },
  { script: /\p{scx=Knda}/u, file: 'NotoSerifKannada-Regular.ttf' },
  { script: /\p{scx=Mlym}/u, file: 'NotoSerifMalayalam-Regular.ttf' },
  { script: /\p{scx=Gujr}/u, file: 'NotoSerifGujarati-Regular.ttf' },
  { script: /\p{scx=Guru}/u, file: 'NotoSerifGurmukhi-Regular.ttf' },
  { script: /\p{scx=Sinh}/u, file: 'NotoSerifSinhala-Regular.ttf' },
  { script: /\p{scx=Khmr}/u, file: 'NotoSerifKhmer-Regular.ttf' },
  { script: /\p{scx=Laoo}/u, file: 'NotoSerifLao-Regular.ttf' },
  { script: /\p{scx=Mymr}/u, file: 'NotoSerifMyanmar-Regular.ttf' },
  { script: /\p{scx=Hebr}/u, file: 'NotoSerifHebrew-Regular.ttf' },
  { script: /\p{scx=Thaa}/u, file: 'NotoSansThaana-Regular.ttf' },
  { script: /\p{scx=Armn}/u, file: 'NotoSerifArmenian-Regular.ttf' },
  { script: /\p{scx=Geor}/u, file: 'NotoSerifGeorgian-Regular.ttf' },
  { script: /\p{scx=Ethi}/u, file: 'NotoSerifEthiopic-Regular.ttf' },
]

/** Fonts too large to commit, from their packages. */
const PACKAGED: Readonly<Record<string, () => string>> = {
  han: () =>
    import.meta.resolve('@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'),
  hangul: () =>
    import.meta
      .resolve('@expo-google-fonts/nanum-myeongjo/400Regular/NanumMyeongjo_400Regular.ttf'),
}

/** The space is the empty last glyph of the Hangul file, beyond the end of the outlines: fontkit can't read it. */
const UNUSABLE: Readonly<Record<string, RegExp>> = { hangul: /\s/ }

const FONTS = new URL('../../../resources/fonts/', import.meta.url)

/** Every file is read once per process, when the first name needs it. */
const opened = new Map<string, Typeface>()

function open(file: string): Typeface {
  const known = opened.get(file)
  if (known !== undefined) return known
  const url = PACKAGED[file]?.() ?? new URL(file, FONTS)
  const typeface = {
    name: file,
    font: readShapedFont(fileURLToPath(url)),
    unusable: UNUSABLE[file],
  }
  opened.set(file, typeface)
  return typeface
}

/**
 * The face that has all characters of a grapheme, or null when none has.
 * @param previous the face of the text before: spaces, punctuation and digits stay in it when it has them
 */
export function typefaceFor(grapheme: string, style: Style, previous?: Typeface): Typeface | null {
  const neutral = /^[^\p{L}\p{M}]+$/u.test(grapheme)
  if (neutral && previous !== undefined && covers(previous, grapheme)) return previous

  const serif = open(SERIF_FILES[style])
  if (covers(serif, grapheme)) return serif

  const candidates = SCRIPT_FILES.filter(({ script }) => script.test(grapheme))
  return candidates.map(({ file }) => open(file)).find((face) => covers(face, grapheme)) ?? null
}

function covers({ font, unusable }: Typeface, grapheme: string): boolean {
  if (unusable?.test(grapheme)) return false
  return Array.from(grapheme).every(
    (character) =>
      // Joiners have no glyph of their own; the shaper interprets them.
      /\p{Default_Ignorable_Code_Point}/u.test(character) ||
      font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  )
}
