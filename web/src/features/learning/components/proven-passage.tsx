import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { PassageText } from '@/components/questions/passage-text'
import { wordLines } from '@/components/questions/passage-words'
import { LoadFailure } from '@/components/ui/load-failure'
import { Skeleton } from '@/components/ui/skeleton'
import type { ExplainedItem } from '@/features/learning/api/explanations'
import { questionFileQuery } from '@/features/learning/api/question-file'

interface ProvenPassageProps {
  passage: Omit<NonNullable<ExplainedItem['bacaan']>, 'id'>
  proof: ExplainedItem['bukti']
}

/** A passage with the lines that prove the key; only its picture where it has no text. */
export function ProvenPassage({ passage, proof }: ProvenPassageProps) {
  const { judul, teks, gambar } = passage
  const paragraphs = useMemo(() => (teks === undefined ? null : wordLines(teks)), [teks])
  const lines = useMemo(() => proof.map(({ dari, sampai }) => [dari, sampai] as const), [proof])
  const element = useRef<HTMLDivElement>(null)
  const first = lines[0]?.[0]

  useEffect(() => {
    const line = element.current?.querySelector<HTMLElement>(`[data-line="${first}"]`)
    const pane = element.current?.closest<HTMLElement>('[data-scrolls]')
    if (!line || !pane) return
    // Scrolls the passage alone, so that the page stays at its question.
    pane.scrollTop += line.getBoundingClientRect().top - pane.getBoundingClientRect().top - 80
  }, [first, paragraphs])

  return (
    <div className="grid gap-3">
      {/* No heading: it may stand before the question's own. */}
      <p className="font-bold" lang="en">
        {judul}
      </p>
      {lines.length > 0 && (
        <p className="text-sm text-ink-soft">Bukti: {lines.map(nameOf).join(', ')}</p>
      )}
      {paragraphs ? (
        <PassageText ref={element} paragraphs={paragraphs} proof={lines} />
      ) : (
        gambar && <PassagePicture path={gambar} name={judul} />
      )}
    </div>
  )
}

/** It is kept on the device, so that it can be read again without a network. */
function PassagePicture({ path, name }: { path: string; name: string }) {
  const { data: src, error, isFetching, refetch } = useQuery(questionFileQuery(path))
  if (!src) {
    return error ? (
      <LoadFailure
        title="Bacaan belum dapat dimuat"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="h-64" />
    )
  }
  return (
    <img
      src={src}
      alt={`Bacaan: ${name}`}
      className="block h-auto w-full rounded-sm bg-paper dark:hue-rotate-180 dark:invert-90"
    />
  )
}

function nameOf([from, to]: readonly [number, number]): string {
  return from === to ? `baris ${from}` : `baris ${from}–${to}`
}
