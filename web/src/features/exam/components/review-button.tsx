import { numberOfPage, pagesOfSession } from '@lulus/api/contracts/exam'
import { useState } from 'react'
import { ReviewDialog } from '@/components/sitting/review-dialog'
import { Button } from '@/components/ui/button'
import { useEndSession } from '@/features/exam/hooks/use-end-session'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { screenOf } from '@/features/exam/model/navigation'

/** Follows the last question: reviews the session and ends it. */
export default function ReviewButton() {
  const [isOpen, setOpen] = useState(false)
  const { mutate: end, isPending } = useEndSession()

  return (
    <>
      <Button
        className="max-sm:px-2 max-sm:text-sm"
        aria-haspopup="dialog"
        unavailable={isPending}
        onClick={() => setOpen(true)}
      >
        Periksa &amp; Selesai
      </Button>
      <Review open={isOpen} onOpenChange={setOpen} onEnd={end} />
    </>
  )
}

interface ReviewProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onEnd: () => void
}

function Review(props: ReviewProps) {
  const { desk, groups, seen, session } = useRoom()
  const answers = useRoomState((state) => state.answers)
  const flags = useRoomState((state) => state.flags)
  const numbers = pagesOfSession(session).map((page) => ({
    number: numberOfPage(page) ?? page,
    page,
    answer: seen(page, answers),
    flagged: flags.includes(page),
    open: () => desk.goTo(screenOf(page, groups)),
  }))

  return <ReviewDialog {...props} numbers={numbers} />
}
