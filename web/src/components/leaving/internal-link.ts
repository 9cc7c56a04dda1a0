/**
 * Where a click would lead within the app, as path with query and fragment; null when it leads nowhere, out of the
 * app, to another tab or to another place on the same page.
 */
export function internalLinkOf(event: MouseEvent): string | null {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null
  const link = event.target.closest('a')
  if (!link || link.getAttribute('href') === null || link.hasAttribute('download')) return null
  if (link.target !== '' && link.target !== '_self') return null

  const { origin, pathname, search, hash } = new URL(link.href)
  const here = window.location
  const isSamePage = pathname === here.pathname && search === here.search && hash !== ''
  return origin === here.origin && !isSamePage ? `${pathname}${search}${hash}` : null
}
