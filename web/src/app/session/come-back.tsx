import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { reloadWhenRestored } from '@/lib/browser/restored-page'
import { comeBack } from '@/lib/query/come-back'

/** Refetches screens that failed and reloads restored pages, so that both show current data. */
export default function ComeBack() {
  const queryClient = useQueryClient()
  useEffect(() => comeBack(queryClient), [queryClient])
  useEffect(() => reloadWhenRestored(), [])
  return null
}
