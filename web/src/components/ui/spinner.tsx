import { LoaderCircle } from 'lucide-react'
import { classNames } from '@/lib/class-names'

/** A spinning ring. It is decoration, because the text beside it says what is loading. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames('shrink-0 animate-spin', className)} />
}
