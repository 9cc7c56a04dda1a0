import { ALL_ROWS } from '@lulus/api/contracts/lists'
import { Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { PageSize } from '@/components/listing/list-query'
import type { ListState } from '@/components/listing/use-list-query'
import { Button } from '@/components/ui/button'

interface PrintButtonProps<Column extends string> {
  list: ListState<Column>
  /** Whether all rows of the query are on the screen. */
  isComplete: boolean
  hasFailed: boolean
}

/** Prints a list with all rows of its search and filters; afterwards the screen shows the page that it showed. */
export function PrintButton<Column extends string>({
  list: { query, change },
  isComplete,
  hasFailed,
}: PrintButtonProps<Column>) {
  const [isPending, setPending] = useState(false)
  const before = useRef<{ limit: PageSize; page: number } | null>(null)
  const isReady = query.limit === ALL_ROWS && isComplete

  useEffect(() => {
    if (!isPending || !(isReady || hasFailed)) return
    // After the rows are drawn. Printing blocks until its dialog is closed.
    const timer = setTimeout(() => {
      setPending(false)
      if (isReady) window.print()
      if (before.current) change(before.current, { replace: true })
      before.current = null
    })
    return () => clearTimeout(timer)
  }, [isPending, isReady, hasFailed, change])

  const start = () => {
    if (query.limit !== ALL_ROWS) {
      before.current = { limit: query.limit, page: query.page }
      change({ limit: ALL_ROWS }, { replace: true })
    }
    setPending(true)
  }

  return (
    <Button variant="secondary" loading={isPending} onClick={start}>
      {!isPending && <Printer aria-hidden className="size-5" />}
      Cetak
    </Button>
  )
}
