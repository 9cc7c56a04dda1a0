// How a text is said: eSpeak's American phonemes in the model's notation, mended by the lexicon.
import { readFileSync } from 'node:fs'

/** Words that the rules misread, with the phonemes to speak instead; lower case. */
const LEXICON = JSON.parse(readFileSync(new URL('./lexicon.json', import.meta.url), 'utf8'))

const PUNCTUATION = /(\s*[;:,.!?—…"“”()]+\s*)/

/** eSpeak writes diphthongs, affricates and length with several signs where the model was trained on one. */
const SHORTER = [
  [/r/g, 'ɹ'],
  [/ʔn\u0329|ʔn/g, 'tn'],
  [/ʔ/g, 't'],
  [/aɪ/g, 'I'],
  [/aʊ/g, 'W'],
  [/dʒ/g, 'ʤ'],
  [/eɪ/g, 'A'],
  [/e/g, 'A'],
  [/tʃ/g, 'ʧ'],
  [/ɔɪ/g, 'Y'],
  [/əl/g, 'ᵊl'],
  [/ʲ/g, ''],
  [/ɚɹ|ɚ/g, 'əɹ'],
  [/[xç]/g, 'k'],
  [/ɐ/g, 'ə'],
  [/ɬ/g, 'l'],
  [/\u0303/g, ''],
  [/(\S)\u0329/g, 'ᵊ$1'],
  [/oʊ/g, 'O'],
  [/ɜːɹ|ɜː/g, 'ɜɹ'],
  [/ɪə/g, 'iə'],
  [/(?<=nˈIn)ti(?!ː)/g, 'di'],
  [/ː/g, ''],
  [/o/g, 'ɔ'],
  [/ɾ/g, 'T'],
  [/ z(?=[;:,.!?—…"“” ]|$)/g, 'z'],
]

/** Without stress the model swallows the pronoun. */
const UNSTRESSED_I = /(?<=^|[\s“”"(])I(?=$|[\s;:,.!?—…“”")])/g

/**
 * @param {string} text a line of English
 * @param {(text: string, language: string) => Promise<string[]>} phonemize eSpeak NG
 * @returns {Promise<string>} phonemes with the text's punctuation, which the model speaks by
 */
export async function phonemesOf(text, phonemize) {
  const parts = await Promise.all(
    splitAtLexicon(text).map(
      async ({ text: part, phonemes }) => phonemes ?? (await rulesOf(part, phonemize))
    )
  )
  return parts.join('').replace(/\s+/g, ' ').trim()
}

async function rulesOf(text, phonemize) {
  const parts = await Promise.all(
    text.split(PUNCTUATION).map(async (part, index) => {
      if (index % 2 === 1 || part.trim() === '') return part
      const said = (await phonemize(part, 'en-us')).join(' ')
      // eSpeak drops the spaces around a part, which may stand beside a word of the lexicon.
      return `${/^\s/.test(part) ? ' ' : ''}${said}${/\s$/.test(part) ? ' ' : ''}`
    })
  )
  return SHORTER.reduce((said, [from, to]) => said.replace(from, to), parts.join('')).replace(
    UNSTRESSED_I,
    'ˌI'
  )
}

/** @returns {string[]} the phonemes that the lexicon gives for words of a text: they change how it is spoken */
export function correctionsIn(text) {
  return splitAtLexicon(text).flatMap(({ phonemes }) => phonemes ?? [])
}

/** @returns {{ text: string, phonemes?: string }[]} the text in parts; those of the lexicon have their phonemes */
function splitAtLexicon(text) {
  const words = Object.keys(LEXICON)
  if (words.length === 0) return [{ text }]
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const known = new RegExp(`(?<![\\p{L}'’-])(${escaped.join('|')})(?![\\p{L}'’-])`, 'giu')
  return text
    .split(known)
    .map((part, index) =>
      index % 2 === 1 ? { text: part, phonemes: LEXICON[part.toLowerCase()] } : { text: part }
    )
}
