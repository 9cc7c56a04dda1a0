import { useQuery } from '@tanstack/react-query'
import type { Passage } from '@/components/questions/paper-entry'
import { PassageView } from '@/components/questions/passage-view'
import { LoadFailure } from '@/components/ui/load-failure'
import { Skeleton } from '@/components/ui/skeleton'
import { useMedia, useRoom } from '@/features/exam/hooks/use-room'

/** The passage of a reading question; it stays while its questions change. */
export default function SessionPassage({ passage }: { passage: Passage }) {
  const { passages } = useMedia()
  const { attemptId } = useRoom()
  const picture = useQuery({
    queryKey: ['exam-passage', attemptId, passage.reading],
    queryFn: () => passages.url(passage.reading),
    staleTime: Infinity,
    gcTime: 0,
  })

  if (picture.data) return <PassageView key={passage.id} passage={passage} src={picture.data} />
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
