import { useEffect, useState } from 'react'

/** The section that is being read: the one that crosses a line a third down the window. */
export function useSectionInView<const Id extends string>(ids: readonly [Id, ...Id[]]): Id {
  const [inSight, setInSight] = useState<Id>(ids[0])
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        const id = ids.find((one) => one === entered?.target.id)
        if (id) setInSight(id)
      },
      // A zero-height line a third down the window.
      { rootMargin: '-33% 0px -66% 0px' },
    )
    for (const id of ids) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [ids])
  return inSight
}
