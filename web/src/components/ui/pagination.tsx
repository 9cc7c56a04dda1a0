import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/components/ui/button'

interface PaginationProps {
  /** Starts at 1. */
  page: number
  totalPages: number
  onPage: (page: number) => void
  /** Name of the list, for screen readers. */
  label: string
}

/** Pages through a list. Hidden if there is only one page. */
export function Pagination({ page, totalPages, onPage, label }: PaginationProps) {
  if (totalPages <= 1) return null

  return (
    <nav
      aria-label={label}
      className="grid grid-cols-2 items-center gap-3 sm:flex sm:justify-between"
    >
      <Button
        variant="secondary"
        size="sm"
        unavailable={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden className="size-4" />
        Sebelumnya
      </Button>
      <p
        aria-live="polite"
        className="order-first col-span-2 text-center text-sm text-ink-soft tabular-nums sm:order-none"
      >
        Halaman {page} dari {totalPages}
      </p>
      <Button
        variant="secondary"
        size="sm"
        unavailable={page >= totalPages}
        onClick={() => onPage(page + 1)}
      >
        Selanjutnya
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </nav>
  )
}
