import { Check } from 'lucide-react'
import { sentencePieces } from '@/components/questions/sentence-pieces'
import type { ImportPassage, ImportRow } from '@/features/admin-questions/api/imports'
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
    </div>
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
