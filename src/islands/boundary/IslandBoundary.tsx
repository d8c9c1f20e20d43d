import { Component, type ReactNode } from 'react';

/** Texts of the boundary, from the i18n collection. */
export interface BoundaryTexts {
	crashed: string;
	tryAgain: string;
}

interface Props {
	texts: BoundaryTexts;
	children: ReactNode;
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
		const { crashed, tryAgain } = this.props.texts;
		return (
			<div className="crashed" role="alert">
				<p className="crashed-title">{crashed}</p>
				<p>{error.message}</p>
				<button type="button" className="button" onClick={() => this.setState({ error: undefined })}>
					{tryAgain}
				</button>
			</div>
		);
	}
}
