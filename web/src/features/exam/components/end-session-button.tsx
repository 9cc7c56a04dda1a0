import { Button } from '@/components/ui/button'
import { useEndSession } from '@/features/exam/hooks/use-end-session'

export default function EndSessionButton() {
  const { mutate: end, isPending } = useEndSession()

  return (
    <Button variant="secondary" size="sm" unavailable={isPending} onClick={() => end()}>
      Selesai
    </Button>
  )
}
