import { SKILLS } from '@lulus/api/contracts/skills'
import { Check } from 'lucide-react'
import { sentencePieces } from '@/components/questions/sentence-pieces'
import type { ImportPassage, ImportRow } from '@/features/admin-questions/api/imports'
import { explanationTexts } from '@/features/admin-questions/model/explanation-fields'
import { mediaUrl } from '@/lib/api/request-url'
import { classNames } from '@/lib/class-names'

const LETTERS = 'ABCDE'

interface ImportedQuestionProps {
  row: ImportRow
  /** Path of its recording. */
  audio: string | null
  passage: ImportPassage | undefined
}

/**
 * A question of an import in the exam's look, with its key marked. It isn't the exam's own component, because a row may
 * lack a page or options, and two rows may want the same page.
 */
export function ImportedQuestion({ row, audio, passage }: ImportedQuestionProps) {
  const { bagian, soal, pilihan, jawaban } = row
  return (
    <div lang="en" className="grid gap-3">
      {passage && <RowPassage passage={passage} />}
      {audio && (
        <audio
          controls
          preload="none"
          src={mediaUrl(audio) ?? undefined}
          aria-label={`Rekaman baris ${row.nomor}`}
          className="w-full max-w-xl"
        />
      )}
      {soal !== null && (
        <p className="max-w-[65ch] leading-relaxed whitespace-pre-line">
          {bagian === 'written' ? <Sentence html={soal} /> : soal}
        </p>
      )}
      <ol className="grid gap-2 sm:grid-cols-2">
        {pilihan.map((option, at) => {
          const isKey = jawaban === at + 1
          return (
            <li
              key={at}
              className={classNames(
                'flex min-h-11 items-center gap-3 rounded-md border px-3 py-2',
                isKey ? 'border-primary bg-primary-soft' : 'border-line-strong'
              )}
            >
              <span
                className={classNames(
                  'flex size-7 shrink-0 items-center justify-center rounded-full border border-primary text-sm font-bold',
                  isKey ? 'bg-primary text-on-primary' : 'text-primary'
                )}
              >
                {LETTERS[at]}
              </span>
              <span className="min-w-0 flex-1 break-words">
                {option === '' ? (
                  <em className="text-ink-soft" lang="id">
                    kosong
                  </em>
                ) : (
                  option
                )}
              </span>
              {isKey && (
                <span
                  lang="id"
                  className="flex items-center gap-1 text-sm font-semibold text-primary-strong"
                >
                  <Check aria-hidden className="size-4" />
                  Kunci
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <RowExplanation row={row} />
    </div>
  )
}

/** What the file has of its explanation; nothing where it has none. */
function RowExplanation({ row }: { row: ImportRow }) {
  const texts = explanationTexts(row)
  const parts: [string, string][] = [
    ['Mengapa kuncinya benar', texts.pembahasan],
    ...texts.pembahasan_pilihan.map((note, at): [string, string] => [
      `Catatan pilihan ${LETTERS[at]}`,
      note,
    ]),
    ['Bentuk yang benar', texts.perbaikan],
    ['Transkrip', texts.transkrip],
    ['Baris bukti', texts.bukti],
    ['Keterampilan', texts.keterampilan.map((code) => SKILLS[code].label).join('; ')],
  ]
  const said = parts.filter(([, text]) => text !== '')
  if (said.length === 0) return null
  return (
    <details lang="id" className="rounded-md border border-line bg-muted">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">Pembahasan</summary>
      <dl className="grid gap-3 border-t border-line bg-surface p-4">
        {said.map(([term, text]) => (
          <div key={term} className="grid gap-1">
            <dt className="text-sm font-semibold text-ink-soft">{term}</dt>
            <dd className="max-w-[75ch] leading-relaxed wrap-anywhere whitespace-pre-line">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Sentence({ html }: { html: string }) {
  return sentencePieces(html).map(({ text, isMarked }, at) =>
    isMarked ? <u key={at}>{text}</u> : text
  )
}

function RowPassage({ passage }: { passage: ImportPassage }) {
  const { judul, teks, gambar } = passage
  return (
    <details className="rounded-md border border-line bg-muted">
      <summary lang="id" className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
        Bacaan: <span lang="en">{judul}</span>
      </summary>
      <div className="grid gap-3 border-t border-line bg-surface p-4">
        {gambar && (
          <img
            src={mediaUrl(gambar) ?? undefined}
            alt={judul}
            loading="lazy"
            className="w-full max-w-2xl"
          />
        )}
        {teks && <p className="max-w-[75ch] leading-relaxed whitespace-pre-line">{teks}</p>}
        {!gambar && !teks && (
          <p lang="id" className="text-ink-soft">
            Bacaan ini tidak punya teks atau gambar.
          </p>
        )}
      </div>
    </details>
  )
}
