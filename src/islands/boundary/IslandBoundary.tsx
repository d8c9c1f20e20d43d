import { Component, type ReactNode } from 'react';

interface Props {
	children: ReactNode;
}

/** The texts stand once in the page and not in the properties of every island: they are hardly ever needed. */
function text(name: 'crashed' | 'tryAgain'): string {
	return document.querySelector<HTMLElement>('[data-crashed]')?.dataset[name] ?? '';
}

/** Shows what went wrong in an island and a way to try again, instead of nothing. */
export class IslandBoundary extends Component<Props, { error: Error | undefined }> {
	override state: { error: Error | undefined } = { error: undefined };

	static getDerivedStateFromError(error: unknown) {
		return { error: error instanceof Error ? error : new Error(String(error)) };
	}

	override render() {
		const { error } = this.state;
		if (!error) return this.props.children;
		return (
			<div className="crashed" role="alert">
				<p className="crashed-title">{text('crashed')}</p>
				<p>{error.message}</p>
				<button type="button" className="button" onClick={() => this.setState({ error: undefined })}>
					{text('tryAgain')}
				</button>
			</div>
		);
	}
}
