import { CSRF_COOKIE, CSRF_HEADER } from '#contracts/web_app'

/** The cookies and the token of a browser that has opened the site, as headers. */
export async function visit(port: number): Promise<Record<string, string>> {
  return credentialsOf(await fetch(`http://127.0.0.1:${port}/api/users/getAuth`))
}

/** The same of one that has signed in. */
export async function signIn(
  port: number,
  account: { identifier: string; password: string }
): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/users/login`, {
    method: 'POST',
    headers: { ...(await visit(port)), 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (answer.status !== 200) throw new Error(`a login failed with ${answer.status}`)
  return credentialsOf(answer)
}

/** As a browser keeps them: of one name the last cookie, and none that is removed. */
function credentialsOf({ headers }: Response): Record<string, string> {
  const cookies = new Map<string, string>()
  for (const line of headers.getSetCookie()) {
    const [cookie = ''] = line.split(';')
    const at = cookie.indexOf('=')
    cookies.set(cookie.slice(0, at), cookie.slice(at + 1))
  }
  const kept = [...cookies].filter(([, value]) => value !== '')
  return {
    cookie: kept.map(([name, value]) => `${name}=${value}`).join('; '),
    [CSRF_HEADER]: decodeURIComponent(cookies.get(CSRF_COOKIE) ?? ''),
  }
}
