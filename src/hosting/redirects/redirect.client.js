// Leads on from a page that moved and takes the query along. Without scripts the page itself leads on.
const target = new URL(document.currentScript.dataset.to, location.href);
const query =
	location.search && (target.search ? `${target.search}&${location.search.slice(1)}` : location.search);
location.replace(target.pathname + (query || target.search) + (location.hash || target.hash));
