import { replaceEqualDeep, useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import type { Passage } from '@/components/questions/paper-entry'
import { PassageView } from '@/components/questions/passage-view'
import { LoadFailure } from '@/components/ui/load-failure'
import { Skeleton } from '@/components/ui/skeleton'
import { useHighlights } from '@/features/exam/highlights'
import { useMedia, useRoom } from '@/features/exam/hooks/use-room'

interface SessionPassageProps {
  passage: Passage
}

/** The passage of a reading question, which stays while its questions change. */
function SessionPassage({ passage }: SessionPassageProps) {
  const { passages } = useMedia()
  const { attemptId } = useRoom()
  const highlights = useHighlights(attemptId, passage.id)
  const picture = useQuery({
    queryKey: ['exam-passage', attemptId, passage.reading],
    queryFn: () => passages.url(passage.reading),
    staleTime: Infinity,
    gcTime: 0,
    enabled: !passage.diketik,
  })

  if (passage.diketik || picture.data) {
    return (
      <PassageView
        key={passage.id}
        passage={passage}
        src={picture.data ?? null}
        highlights={highlights}
      />
    )
  }
  if (picture.isError) {
    return (
      <LoadFailure
        title="Bacaan tidak dapat dimuat"
        error={picture.error}
        retrying={picture.isFetching}
        onRetry={() => void picture.refetch()}
      />
    )
  }
  return <Skeleton className="h-96" />
}

// Neither an answer nor the next question rerenders it, although each question has its own copy of the same passage.
export default memo(
  SessionPassage,
  (before, after) => replaceEqualDeep(before.passage, after.passage) === before.passage
)
