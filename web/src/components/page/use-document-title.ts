import { useEffect } from 'react'
import { useSettings } from '@/lib/settings/settings'

/** Names the browser's tab after the screen and the academy. */
export function useDocumentTitle(title: string): void {
  const { namaAkademi } = useSettings()

  useEffect(() => {
    document.title = `${title} · ${namaAkademi}`
  }, [title, namaAkademi])
}
